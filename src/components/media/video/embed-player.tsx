import { embedAddress } from './video-source';

type Props = { videoId: string; title: string; isMuted: boolean };

/** A video embedded from the video service. It is rendered only while it plays, so nothing is requested before that. */
export const EmbedPlayer = ({ videoId, title, isMuted }: Props) => (
  <iframe
    src={embedAddress(videoId, isMuted)}
    title={`Video: ${title}`}
    allow="autoplay; encrypted-media; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
    className="absolute inset-0 size-full"
  />
);
