import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Sketch } from '../../../sketch/types';
import { lookStyles } from './look-styles';
import { SiteView } from './site-view';

/** The widths that a sketch is drawn at. All but a phone's page are scaled down to the room that there is, and fill it; `window` is not scaled. */
const widths = { phone: 375, small: 375, desktop: 1200, window: 0 } as const;

let sheet: CSSStyleSheet | undefined;
/** One style sheet for all sketches of a page. */
const sharedSheet = () => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(lookStyles);
  }
  return sheet;
};

type Props = {
  sketch: Sketch;
  page: string;
  images: readonly (string | undefined)[];
  logo: string | undefined;
  width: keyof typeof widths;
  /** Whether it is content with headings and links, and not an illustration. */
  isReal: boolean;
  headingLevel?: 1 | 3;
  onPage: ((id: string) => void) | null;
  hrefOf?: (page: string) => string;
};

/**
 * A page of the sketch, in a shadow root: the looks do not reach the site, and the site's style sheet does not reach them.
 * It fills its place from side to side, and is as high as the page. A key press renders what holds it before the sketch is made,
 * and the drawing only with that.
 */
export const SketchSite = memo(
  ({ sketch, page, images, logo, width, isReal, headingLevel = 3, onPage, hrefOf }: Props) => {
    /** This element is as wide as the host and has no height, so that it changes with the width only. */
    const room = useRef<HTMLDivElement>(null);
    const frame = useRef<HTMLDivElement>(null);
    const [root, setRoot] = useState<ShadowRoot | null>(null);

    const host = useCallback((element: HTMLElement | null) => {
      if (!element) return;
      const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      if ('adoptedStyleSheets' in shadow) shadow.adoptedStyleSheets = [sharedSheet()];
      setRoot(shadow);
    }, []);

    useLayoutEffect(() => {
      const [ruler, inner] = [room.current, frame.current];
      if (!root || !ruler || !inner) return;
      const resize = () => {
        const available = ruler.clientWidth;
        const drawn = width === 'phone' ? Math.min(widths.phone, available) : Math.max(widths[width], available);
        const scale = Math.min(1, available / drawn);
        inner.style.width = `${drawn}px`;
        inner.style.transform = scale < 1 ? `scale(${scale})` : '';
        (root.host as HTMLElement).style.height = `${Math.ceil(inner.offsetHeight * scale)}px`;
      };
      // Before the next paint, but not in the task that renders: the browser has to lay out the page for it.
      const first = requestAnimationFrame(resize);
      // The host itself is not observed: its height, which is set here, would be reported as a loop.
      const observer = new ResizeObserver(resize);
      observer.observe(ruler);
      observer.observe(inner);
      return () => {
        cancelAnimationFrame(first);
        observer.disconnect();
      };
    }, [root, width]);

    const shown = sketch.pages.find(({ id }) => id === page) ?? sketch.pages[0];
    return (
      <div ref={host} translate="no">
        {root &&
          createPortal(
            <div ref={room} className="room">
              <div ref={frame} className="frame" inert={!isReal} aria-hidden={!isReal}>
                <SiteView
                  sketch={sketch}
                  pages={[shown]}
                  images={images}
                  logo={logo}
                  headingLevel={isReal ? headingLevel : null}
                  onPage={onPage}
                  {...(hrefOf && { hrefOf })}
                />
              </div>
            </div>,
            root,
          )}
      </div>
    );
  },
);
