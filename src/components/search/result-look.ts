/** Of the link that is a result's title. */
export const resultLook = 'text-link font-display font-semibold text-subheading wrap-anywhere';
