/** Labels of ours inside a drawn first draft. Everything else in it is an answer. */
export const siteLabels = {
  pages: 'Pages',
  video: 'Video',
  document: 'PDF',
  image: 'Picture',
  untitled: 'First draft',
  sketch: 'A first draft, drawn from your answers. A designer takes over in the meeting.',
} as const;
