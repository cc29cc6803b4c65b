import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fillField } from '../../../components/form/field';
import { setStart } from '../../../components/form/prefill';
import { Button } from '../../../components/ui/button';
import { otherNameTexts, visualStyles } from '../../../content/flows/instant-site';
import { visibleText } from '../../../lib/characters';
import { moveFocusWhenRemoved, placeOf } from '../../../lib/focus';
import { isRecord } from '../../../lib/is-record';
import type { InstantSiteForm } from './fields';

/** Ticks the style of a look that was seen on the home page, as a default: nothing is kept as a draft of it. A chosen style stays. */
const tickLook = (form: InstantSiteForm, look: unknown) => {
  const box = visualStyles.find((style) => style.look === look);
  const { otherText: _text, ...ticked } = form.getValues('visualStyle');
  if (box && !Object.values(ticked).includes(true)) setStart(form, { [box.name]: true });
};

/**
 * The business name, and the look, that the home page passes on in the location state. It fills an empty field. The state is then emptied,
 * because a reload would fill the field again after the form was cleared. Call it after the draft's hook, which restores its
 * answers first.
 * @returns the button that offers the name instead of another one in the draft
 */
export const useNameFromHome = (form: InstantSiteForm) => {
  const location = useLocation();
  const { state } = location;
  const navigate = useNavigate();
  const [offered, setOffered] = useState('');
  const use = (name: string) => fillField(form, 'businessName', name);
  const take = useEffectEvent(() => {
    const name = isRecord(state) ? visibleText(state.businessName) : '';
    if (!name) return;
    navigate('.', { replace: true, state: { place: placeOf(location) }, preventScrollReset: true });
    const typed = visibleText(form.getValues('businessName'));
    if (typed && typed !== name) return setOffered(name);
    if (!typed) use(name);
    tickLook(form, isRecord(state) ? state.look : null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: without the state, a name that comes while the page is open would be lost
  useEffect(take, [state]);
  if (!offered) return null;
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p>{otherNameTexts.kept}</p>
      <Button
        size="small"
        onClick={() => {
          moveFocusWhenRemoved();
          use(offered);
          setOffered('');
        }}
      >
        <span>
          <span>{otherNameTexts.use}</span> "<bdi translate="no">{offered}</bdi>"
        </span>
      </Button>
    </div>
  );
};
