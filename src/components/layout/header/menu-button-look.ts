/** Class names of the button that opens the narrow header's menu, and of the button that closes it. */
export const menuButtonLook = '-mr-[min(0.625rem,var(--gutter))] grid size-11 place-items-center lg:hidden';
