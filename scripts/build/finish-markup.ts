/** What the prerendered HTML needs and React's renderer cannot write. */

const tags = /<(\/?)([a-z][\w-]*)([^>]*)>/gi;
const voidTags = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const fieldTags = /^(?:input|textarea|select)$/i;

/** Where the attributes of an element's children end, and whether one of these is a field. */
type Element = { children: number[]; hasField: boolean };

/**
 * Marks fields and the elements beside them with `data-own`. What browser extensions put beside a field is not marked, and is
 * removed before hydration (`main.tsx`), which would discard the page because of it.
 */
const markOwnSiblings = (html: string): string => {
  const marks: number[] = [];
  const open: Element[] = [{ children: [], hasField: false }];
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(tags)) {
    if (slash) {
      const { hasField = false, children = [] } = open.pop() ?? {};
      if (hasField) marks.push(...children);
      continue;
    }
    const isClosed = attributes.endsWith('/');
    const parent = open.at(-1);
    parent?.children.push(index + tag.length - (isClosed ? 2 : 1));
    if (parent && fieldTags.test(name)) parent.hasField = true;
    if (!isClosed && !voidTags.test(name)) open.push({ children: [], hasField: false });
  }
  return marks
    .sort((one, other) => other - one)
    .reduce((marked, at) => `${marked.slice(0, at)} data-own=""${marked.slice(at)}`, html);
};

/** React sets `hidden` only as a boolean; with this value, the browser's search finds closed answers before hydration, too. */
const hideAnswers = (html: string): string => html.replaceAll(' class="answer"', '$& hidden="until-found"');

export const finishMarkup = (html: string): string => hideAnswers(markOwnSiblings(html));
