import { type MouseEvent, useMemo } from 'react';
import { isPlainClick } from '../../lib/links';
import { type Delivery, deliveredSite } from '../../sketch/delivered';
import { readAnswers } from '../../sketch/read-answers';
import { noFiles, type SketchFiles } from './kept-files';
import { SketchSite } from './site/sketch-site';
import { useFileAddresses } from './use-file-addresses';

/** The site as it is delivered, from the stored answers, and what they left open. @param files those that the tab still has */
export const useDelivered = (
  answers: Readonly<Record<string, unknown>>,
  files: SketchFiles | undefined = noFiles,
): Delivery =>
  useMemo(() => {
    const kept = { media: files.media.map(Boolean), logo: files.logo !== undefined };
    return deliveredSite(readAnswers(answers), kept);
  }, [answers, files]);

type Props = {
  delivered: Delivery;
  files: SketchFiles | undefined;
  /** Id of the page that is shown; the home page if there is none of this id. */
  page: string;
  hrefOf: (page: string) => string;
  /** Follows a link of the site to one of its pages without loading the document again. */
  onFollow: (href: string) => void;
};

export const DeliveredSite = ({ delivered: { sketch }, files = noFiles, page, hrefOf, onFollow }: Props) => {
  const addresses = useFileAddresses(files);
  const follow = (event: MouseEvent) => {
    // In a shadow root, the event that React hands on has the link as its target.
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link?.getAttribute('href');
    if (!target || !isPlainClick(event.nativeEvent) || !sketch.pages.some(({ id }) => hrefOf(id) === target)) return;
    event.preventDefault();
    onFollow(target);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys; this hears their clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div onClick={follow}>
      <SketchSite
        {...addresses}
        sketch={sketch}
        page={page}
        width="window"
        isReal
        headingLevel={1}
        hrefOf={hrefOf}
        onPage={null}
      />
    </div>
  );
};
