import { type ComponentProps, useEffect, useState } from 'react';
import { DraftSite } from './site/draft-site';
import { type DraftSource, useDrawn } from './use-drawn';

/** How long nothing was typed before it is drawn, in milliseconds: key presses of one word do not wait for a drawing. */
const pause = 200;

type Props = DraftSource & Pick<ComponentProps<typeof DraftSite>, 'width'>;

/** The draft as an illustration. Its place cuts off what is below the first screen. */
export const DraftPicture = ({ width, answers, files }: Props) => {
  const [seen, setSeen] = useState(answers);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(answers), pause);
    return () => clearTimeout(timer);
  }, [answers]);
  return <DraftSite {...useDrawn({ answers: seen, files }).site} width={width} isReal={false} />;
};
