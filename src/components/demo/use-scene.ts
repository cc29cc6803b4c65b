import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { demoPage, type StoryId, storyIdsOf } from '../../content/public/demo-page';
import { useOnDemand } from '../../hooks/use-on-demand';
import { useStillHere } from '../../hooks/use-still-here';
import { fillNextCard } from '../form/card/filled-by-desk';
import { deskState } from './desk-state';

export const storyIds = storyIdsOf(import.meta.env.VITE_FIRST_DRAFT !== 'off');

const loadSetScene = async () => (await import('../../services/demo/scenes')).setScene;

export const useScene = () => {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [, load] = useOnDemand(loadSetScene);
  const [last, setLast] = useState<{ story: StoryId; note: string }>();
  // `useAction` does the same, but public pages do not load it.
  const locked = useRef(false);
  const begin = async (story: StoryId) => {
    if (locked.current) return;
    locked.current = true;
    const { pathname } = window.location;
    setLast({ story, note: demoPage.stories.busy });
    const setScene = await load();
    const scene = await setScene?.(story).catch(() => null);
    if (scene && isStillHere(pathname)) {
      if (scene.card) fillNextCard(scene.card);
      if (scene.group) deskState.show(scene.group);
      await navigate(scene.to);
    }
    setLast({ story, note: scene ? '' : demoPage.stories.failed });
    locked.current = false;
  };

  return {
    begin,
    noteOf: (story: StoryId) => (story === last?.story ? last.note : ''),
    isBusy: last?.note === demoPage.stories.busy,
  };
};
