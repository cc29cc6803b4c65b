import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { demoPage, type StoryId } from '../../content/public/demo-page';
import { useAction } from '../../lib/use-action';
import { useOnDemand } from '../../lib/use-on-demand';
import { useWatchPlace } from '../../lib/use-still-here';
import { fillNextCard } from '../form/card/card-at-hand';
import { deskState } from './desk-state';

const loadSetScene = async () => (await import('../../services/demo/scenes')).setScene;

export const useScene = () => {
  const navigate = useNavigate();
  const watchPlace = useWatchPlace();
  const [, load] = useOnDemand(loadSetScene);
  const [begun, setBegun] = useState<StoryId | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [begin, isBusy] = useAction(async (story: StoryId) => {
    const isStillHere = watchPlace();
    setBegun(story);
    setFailed(false);
    const setScene = await load();
    const scene = await setScene?.(story).catch(() => null);
    if (!scene) setFailed(true);
    else if (isStillHere()) {
      if (scene.card) fillNextCard(scene.card);
      if (scene.group) deskState.show(scene.group);
      await navigate(scene.to);
    }
    return 'stay';
  });
  const noteOf = (story: StoryId) =>
    story !== begun ? '' : isBusy ? demoPage.stories.busy : hasFailed ? demoPage.stories.failed : '';
  return {
    /** Sets a story's scene and opens its page. */
    begin,
    /** The message beside the button that begins a story. */
    noteOf,
    isBusy,
  };
};
