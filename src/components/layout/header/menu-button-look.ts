/** Class names of the button that opens the narrow header's menu, and of the button that closes it. */
export const menuButtonLook = '-mr-2.5 grid size-11 place-items-center lg:hidden';
