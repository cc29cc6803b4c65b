import type { ComponentProps } from 'react';
import { useSettled } from '../../hooks/use-settled';
import { SketchSite } from './site/sketch-site';
import { type SketchSource, useDrawn } from './use-drawn';

/** How long nothing was typed before it is drawn, in milliseconds: key presses of one word do not wait for a drawing. */
const pause = 200;

type Props = SketchSource & Pick<ComponentProps<typeof SketchSite>, 'width'>;

/** The sketch as an illustration. Its place cuts off what is below the first screen. */
export const SketchPicture = ({ width, answers, files }: Props) => {
  const seen = useSettled(answers, pause, answers);
  return <SketchSite {...useDrawn({ answers: seen, files }).site} width={width} isReal={false} />;
};
