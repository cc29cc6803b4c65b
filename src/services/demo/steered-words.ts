/** What is away from normal, in words. */
import { desk, settings } from '../../content/demo/desk';
import { normalSteering, type Steering } from '../../storage/steering';

/** 'Demo date: 2 December', with the year where it is another than now. Empty where the clock is now. */
export const demoDate = ({ clockOffset }: Steering, realNow: Date): string => {
  if (clockOffset === 0) return '';
  const date = new Date(realNow.getTime() + clockOffset);
  const isThisYear = date.getFullYear() === realNow.getFullYear();
  const year = isThisYear ? undefined : ('numeric' as const);
  return `${desk.date}: ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year })}`;
};

const valueWords = (steering: Steering, name: keyof typeof settings): string => {
  const values: Readonly<Record<string, string>> = settings[name].values;
  return values[steering[name]] ?? '';
};

/** One line for each setting that is not as it would be without the desk: 'Payments: answer gets lost'. */
export const steeredWords = (steering: Steering, realNow: Date): string[] => {
  const names = Object.keys(settings) as (keyof typeof settings)[];
  const changed = names.filter((name) => steering[name] !== normalSteering[name]);
  const lines = changed.map((name) => `${settings[name].title}: ${valueWords(steering, name)}`);
  const date = demoDate(steering, realNow);
  return date ? [...lines, date] : lines;
};
