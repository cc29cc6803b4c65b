/** A domain with letters beyond ASCII, and without what would end it in an address. */
const spelledOut = /^[^\s/?#:@\\%]*[^\0-\x7f][^\s/?#:@\\%]*$/;

/** An email address with its domain in ASCII, as Chromium sends it: 'name@müller.de' becomes 'name@xn--mller-kva.de'. */
export const asciiEmail = (email: string): string => {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (at === 0 || !spelledOut.test(domain)) return email;
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
};
