import { useViewTransitionState } from 'react-router-dom';

/** Marks the picture that a case study's card and its page share; only one element in view may bear it at a time. */
export const sharedPictureClass = 'shared-picture';

/**
 * For a card's picture: the class that lets the browser move it to the page it leads to.
 * @param to the path that the card's link leads to
 */
export const useSharedPicture = (to: string): string => (useViewTransitionState(to) ? sharedPictureClass : '');
