import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** jsdom lays nothing out: this says where elements are and lets a test scroll them into view. */
export const fakeViewport = ({ below, still = false }: { below: boolean; still?: boolean }) => {
  let report: IntersectionObserverCallback = () => {};
  const options: IntersectionObserverInit[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit) {
        report = callback;
        options.push(init);
      }
      observe() {}
      disconnect() {}
    },
  );
  const no = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: still && query.includes('reduced-motion'), ...no }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, below ? 2000 : 100, 300, 200));
  const show = (part: number) => {
    const entry = { isIntersecting: part > 0, intersectionRatio: part } as IntersectionObserverEntry;
    act(() => report([entry], {} as IntersectionObserver));
  };
  return {
    /** The thresholds that were asked for. */
    options,
    /** Scrolls until this part of the element is in view, 0 to 1. */
    show,
    scrollIntoView: () => show(1),
  };
};
