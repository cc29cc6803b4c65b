/** Classes of the link or button that is the title of a result. */
export const resultLook = 'text-link font-display font-semibold text-subheading wrap-anywhere';
