import * as v from 'valibot';
import { expect, it } from 'vitest';
import { emailAddress, required } from '../../../src/components/form/validation';

const accepts = (typed: string) => v.is(emailAddress('Enter your email address'), typed);

it.each(['a@b.co', ' a@b.co ', 'ada+site@mail.example.com', "o'hara@b.co", 'a@localhost', 'a@1-b.co', 'A.B@C.CO'])(
  'takes %j, as type=email does',
  (typed) => expect(accepts(typed)).toBe(true),
);

const wrong = 'ada @b.co a@ a@b@c.co a@b,co a@b..co a@.co a@b.co. a,b@c.co <a>@b.co a@-b.co a@b-.co ä@b.co a@b_c.co';

it.each([...wrong.split(' '), '', '\u200b', 'a b@c.co', `a@${'b'.repeat(64)}.co`])(
  'refuses %j, as type=email does',
  (typed) => expect(accepts(typed)).toBe(false),
);

it.each([
  ['name@müller.de', 'name@xn--mller-kva.de'],
  [' Name@MÜLLER。DE ', 'Name@xn--mller-kva.de'],
  ['name@xn--mller-kva.de', 'name@xn--mller-kva.de'],
  ['Name@Example.COM', 'Name@Example.COM'],
  ['\u202a Ada@\u00adb.co\u202c\u200b', 'Ada@b.co'],
])('takes %j as %j, as Chromium does', (typed, email) => expect(v.parse(emailAddress(''), typed)).toBe(email));

const noDomain = ['ü@müller.de', 'müller.de', 'a@müller.de/path', 'a@müller.de:80', 'a@müller.de?q', 'a@b@müller.de'];

it.each([...noDomain, 'a@mü ller.de'])('refuses %j', (typed) => expect(accepts(typed)).toBe(false));

const invisible = ['\u3164', '\u2800', '\u200b', '\u2060', '\u00ad', '\ufeff', '\u115f\u{e0020}', '\u0000\u001f'];

it.each(['', ' \t\n\u00a0', ...invisible, invisible.join(' ')])(
  'a required text refuses %j, which nobody sees',
  (typed) => expect(v.is(required('Enter your name'), typed)).toBe(false),
);

it.each(['Ada', '.', '0', 'می\u200cخواهم', 'Ada\u00adlina', '👩\u200d💻', '각'])(
  'a required text takes %j as it is',
  (typed) => expect(v.parse(required('Enter your name'), typed)).toBe(typed),
);
