import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tileHex } from '../../src/content/site/colors';
import { lettering } from './artefacts/lettering';
import { clientIds, cover } from './catalog';
import { type Derive, MissingProgram } from './lock';
import { loadEncoders, publicPath, writePicture } from './output';
import { frame } from './tiles/frame';
import { toSvg } from './tiles/svg';

const width = 960;
const height = 600;
const framesPerSecond = 30;
const seconds = 7;

/** One thread and no time stamps: the same frames give the same file. */
const same = ['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', '-an'];
const mp4 = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '23',
  '-tune',
  'animation',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
];
const webm = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '34',
  '-b:v',
  '0',
  '-deadline',
  'good',
  '-cpu-used',
  '2',
  '-pix_fmt',
  'yuv420p',
];
/** Browsers assume the HD matrix; without it the colors of the video would differ from those of the poster. */
const colors = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

/** Renders the loop of every client as MP4 and WebM, and its first frame as the poster. */
export const renderLoops = async (derive: Derive, only?: string): Promise<void> => {
  for (const id of clientIds) {
    if (only && only !== id) continue;
    const { field, words } = cover(id);
    const over = lettering(words);
    await writePicture(derive, () => `media/${id}/poster-${width}`, frame(field, 0), [width], over);
    const files = [`media/${id}/loop.mp4`, `media/${id}/loop.webm`] as const;
    // Colors, tiles and their movements; one frame in motion stands for how they are drawn.
    const source = JSON.stringify([tileHex, field, toSvg(frame(field, 0.3), width, over), mp4, webm]);
    await derive(files, source, () => film((time) => toSvg(frame(field, time), width, over), files));
  }
};

/** `at`: the picture at a moment from 0 to 1, as SVG. */
const film = async (at: (time: number) => string, [mp4File, webmFile]: readonly [string, string]): Promise<void> => {
  if (spawnSync('ffmpeg', ['-version']).error) throw new MissingProgram('needs ffmpeg');
  const { pixelsOf } = await loadEncoders();
  const encoder = spawn(
    'ffmpeg',
    [
      ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
      ['-r', String(framesPerSecond), '-i', '-'],
      [...same, ...colors, ...mp4, await publicPath(mp4File)],
      [...same, ...colors, ...webm, await publicPath(webmFile)],
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = once(encoder, 'close');
  const count = seconds * framesPerSecond;
  for (let index = 0; index < count; index += 1) {
    const pixels = await pixelsOf(at(index / count));
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${mp4File}`);
};
