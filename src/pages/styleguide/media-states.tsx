import { LogoMark } from '../../components/layout/logo';
import { HeroMosaic } from '../../components/media/hero-mosaic';
import { PictureFallback } from '../../components/media/picture/picture-fallback';
import { TileField } from '../../components/media/tile-field';
import { Specimen, StyleguideSection } from './section';

const address = '/media/bellabeat/still-1-960.webp';

/** The tile engine, and the fallbacks of pictures. */
export const MediaStates = () => (
  <StyleguideSection id="media" title="Tiles and pictures">
    <Specimen title="Logo">
      <LogoMark className="size-24" />
    </Specimen>
    <Specimen title="Tile field">
      <TileField
        seed="style guide"
        columns={16}
        rows={2}
        palette={['ultramarine', 'vermilion', 'sun', 'ink', 'blush']}
        className="w-full"
      />
    </Specimen>
    <Specimen title="Mosaic">
      <HeroMosaic />
    </Specimen>
    <Specimen title="Missing picture">
      <div className="grid gap-8 sm:grid-cols-2">
        <PictureFallback kind="card" alt="Flowers of rings and leaves" address={address} />
        <PictureFallback kind="case-study" alt="Flowers of rings and leaves" address={address} />
      </div>
    </Specimen>
  </StyleguideSection>
);
