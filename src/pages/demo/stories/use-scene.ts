import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskState } from '../../../components/demo/desk-state';
import { fillNextCard } from '../../../components/form/card/card-at-hand';
import { demoPage, type StoryId } from '../../../content/public/demo-page';

/** What sets a story's scene and goes there; which story is being set, and why the last one could not be. */
export const useScene = () => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<StoryId | null>(null);
  const [failed, setFailed] = useState<StoryId | null>(null);
  const begin = async (story: StoryId) => {
    if (busy) return;
    setBusy(story);
    setFailed(null);
    try {
      const { setScene } = await import('../../../services/demo/scenes');
      const { to, group, card } = await setScene(story);
      if (card) fillNextCard(card);
      if (group) deskState.show(group);
      navigate(to);
    } catch {
      setBusy(null);
      setFailed(story);
    }
  };
  /** What is to be said beside a story's button. */
  const noteOn = (story: StoryId) =>
    story === busy ? demoPage.stories.busy : story === failed ? demoPage.stories.failed : '';
  return { begin, noteOn, busy };
};
