import type { ComponentProps } from 'react';
import { DraftSite } from './site/draft-site';
import { type DraftSource, useDrawn } from './use-drawn';

type Props = DraftSource & Pick<ComponentProps<typeof DraftSite>, 'width'>;

/** The draft as an illustration. Its place cuts off what is below the first screen. */
export const DraftPicture = ({ width, ...source }: Props) => (
  <DraftSite {...useDrawn(source).site} width={width} isReal={false} />
);
