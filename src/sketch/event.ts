/** The line of the answers that has a full date. */
import { oneLine, shorten, splitSentence } from './texts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const day = '[0-3]?\\d(?:st|nd|rd|th)?';
const year = '(?:19|20)\\d\\d';
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s)?';

const fullDate = new RegExp(
  [
    `\\b${weekday}${month}\\s${day},?\\s${year}\\b`,
    `\\b${weekday}(?:the\\s)?${day}\\.?\\s(?:of\\s)?${month},?\\s${year}\\b`,
    `\\b${year}-[01]\\d-[0-3]\\d\\b`,
    `\\b[0-3]?\\d([./-])[0-3]?\\d\\1${year}\\b`,
    `${year}年\\s?[01]?\\d月\\s?[0-3]?\\d日`,
  ].join('|'),
  'i',
);

/** The first full date as it was typed, and the line that it stands in, or of a long line the sentence. */
export const eventIn = (texts: readonly string[]): { date: string; line: string } | null => {
  for (const typed of texts.join('\n').split('\n')) {
    const line = oneLine(typed).replace(/^[-–—*+•·‣▪#]+\s+/, '');
    const date = fullDate.exec(line)?.[0];
    if (date === undefined) continue;
    let [sentence, rest] = line.length > 120 ? splitSentence(line) : [line, ''];
    while (!sentence.includes(date) && rest !== '') [sentence, rest] = splitSentence(rest);
    return { date, line: sentence.includes(date) ? shorten(sentence, 160) : date };
  }
  return null;
};
