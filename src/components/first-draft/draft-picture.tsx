import { type ComponentProps, memo, useMemo } from 'react';
import { DraftSite } from './site/draft-site';
import { type DraftSource, useDrawn } from './use-drawn';

/** A key press renders the picture before the draft of it is made, and the drawing only with that. */
const Drawing = memo(DraftSite);

type Props = DraftSource & { width: ComponentProps<typeof DraftSite>['width'] };

/** The draft as an illustration. Its place cuts off what is below the first screen. */
export const DraftPicture = ({ answers, files, width }: Props) => {
  const source = useMemo(() => ({ answers, files }), [answers, files]);
  return <Drawing {...useDrawn(source).site} width={width} isReal={false} />;
};
