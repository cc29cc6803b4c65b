import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { demoPage, type StoryId, storyIdsOf } from '../../content/public/demo-page';
import { useAction } from '../../hooks/use-action';
import { useOnDemand } from '../../hooks/use-on-demand';
import { useStayed } from '../../hooks/use-still-here';
import { fillNextCard } from '../form/card/filled-by-desk';
import { deskState } from './desk-state';

const { busy, failed } = demoPage.stories;

export const storyIds = storyIdsOf(import.meta.env.VITE_FIRST_DRAFT !== 'off');

const loadSetScene = async () => (await import('../../services/demo/scenes')).setScene;

export const useScene = () => {
  const navigate = useNavigate();
  const hasStayed = useStayed();
  const [, load] = useOnDemand(loadSetScene);
  const [told, setTold] = useState<{ story: StoryId; note: string } | null>(null);
  const [begin, isBusy] = useAction(async (story: StoryId) => {
    const { pathname } = window.location;
    setTold({ story, note: busy });
    const setScene = await load();
    const scene = await setScene?.(story).catch(() => null);
    if (scene && (await hasStayed(pathname))) {
      if (scene.card) fillNextCard(scene.card);
      if (scene.group) deskState.show(scene.group);
      await navigate(scene.to);
    }
    setTold(scene ? null : { story, note: failed });
    return undefined;
  });
  const noteOf = (story: StoryId) => (story === told?.story ? told.note : '');
  return { begin, noteOf, isBusy };
};
