import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskState } from '../../../components/demo/desk-state';
import { fillNextCard } from '../../../components/form/card/card-at-hand';
import { demoPage, type StoryId } from '../../../content/public/demo-page';

export const useScene = () => {
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState<StoryId | null>(null);
  const [failed, setFailed] = useState<StoryId | null>(null);
  const begin = async (story: StoryId) => {
    if (beginning) return;
    setBeginning(story);
    setFailed(null);
    try {
      const { setScene } = await import('../../../services/demo/scenes');
      const { to, group, card } = await setScene(story);
      if (card) fillNextCard(card);
      if (group) deskState.show(group);
      navigate(to);
    } catch {
      setBeginning(null);
      setFailed(story);
    }
  };
  const noteOf = (story: StoryId) =>
    story === beginning ? demoPage.stories.busy : story === failed ? demoPage.stories.failed : '';
  return {
    /** Sets a story's scene and opens its page. */
    begin,
    /** The message beside a story's button. */
    noteOf,
    isBusy: beginning !== null,
  };
};
