import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskState } from '../../../components/demo/desk-state';
import { fillNextCard } from '../../../components/form/card/card-at-hand';
import { demoPage, type StoryId } from '../../../content/public/demo-page';
import { useOnDemand } from '../../../lib/use-on-demand';

const loadSetScene = async () => (await import('../../../services/demo/scenes')).setScene;

/** What sets a story's scene and goes there; which story is being set, and why the last one could not be. */
export const useScene = () => {
  const navigate = useNavigate();
  const [, load] = useOnDemand(loadSetScene);
  const [busy, setBusy] = useState<StoryId | null>(null);
  const [failed, setFailed] = useState<StoryId | null>(null);
  const begin = async (story: StoryId) => {
    if (busy) return;
    setBusy(story);
    setFailed(null);
    const setScene = await load();
    const scene = await setScene?.(story).catch(() => null);
    if (!scene) {
      setBusy(null);
      return setFailed(story);
    }
    if (scene.card) fillNextCard(scene.card);
    if (scene.group) deskState.show(scene.group);
    navigate(scene.to);
  };
  /** What is to be said beside a story's button. */
  const noteOn = (story: StoryId) =>
    story === busy ? demoPage.stories.busy : story === failed ? demoPage.stories.failed : '';
  return { begin, noteOn, busy };
};
