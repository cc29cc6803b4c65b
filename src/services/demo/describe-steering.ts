/** Describes what the demo desk has set. */
import { desk, settings } from '../../content/demo/desk';
import { formatDay } from '../../lib/dates';
import { normalSteering, type Steering } from '../../storage/steering';

/** 'December 2', with the year if it is not the current one. '' if the demo's clock is not ahead. */
export const demoDate = ({ clockOffset }: Steering, realNow: Date): string => {
  if (clockOffset === 0) return '';
  const day = formatDay(new Date(realNow.getTime() + clockOffset).toISOString());
  return day.replace(`, ${realNow.getFullYear()}`, '');
};

const valueText = (steering: Steering, name: keyof typeof settings): string => {
  const values: Readonly<Record<string, string>> = settings[name].values;
  return values[steering[name]] ?? '';
};

/** One text for each setting that is not normal, such as 'Payments: answer gets lost'. */
export const describeSteering = (steering: Steering, realNow: Date): string[] => {
  const names = Object.keys(settings) as (keyof typeof settings)[];
  const changed = names.filter((name) => steering[name] !== normalSteering[name]);
  const texts = changed.map((name) => `${settings[name].title}: ${valueText(steering, name)}`);
  const date = demoDate(steering, realNow);
  return date ? [...texts, `${desk.date}: ${date}`] : texts;
};
