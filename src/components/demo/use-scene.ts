import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { demoPage, type StoryId, storyIdsOf } from '../../content/public/demo-page';
import { useOnDemand } from '../../hooks/use-on-demand';
import { useStayed } from '../../hooks/use-still-here';
import { fillNextCard } from '../form/card/filled-by-desk';
import { deskState } from './desk-state';

export const storyIds = storyIdsOf(import.meta.env.VITE_FIRST_DRAFT !== 'off');

const loadSetScene = async () => (await import('../../services/demo/scenes')).setScene;

export const useScene = () => {
  const navigate = useNavigate();
  const hasStayed = useStayed();
  const [, load] = useOnDemand(loadSetScene);
  const [beginning, setBeginning] = useState<StoryId | null>(null);
  const [failed, setFailed] = useState<StoryId | null>(null);
  // `useAction` does the same, but public pages do not load it.
  const locked = useRef(false);
  const begin = async (story: StoryId) => {
    if (locked.current) return;
    locked.current = true;
    const { pathname } = window.location;
    setBeginning(story);
    setFailed(null);
    const setScene = await load();
    const scene = await setScene?.(story).catch(() => null);
    if (!scene) setFailed(story);
    else if (await hasStayed(pathname)) {
      if (scene.card) fillNextCard(scene.card);
      if (scene.group) deskState.show(scene.group);
      await navigate(scene.to);
    }
    setBeginning(null);
    locked.current = false;
  };
  const noteOf = (story: StoryId) =>
    story === beginning ? demoPage.stories.busy : story === failed ? demoPage.stories.failed : '';
  return {
    begin,
    noteOf,
    isBusy: beginning !== null,
  };
};
