/** The icons of the logo's menu, which loads when it is opened. */
export {
  Component as component,
  Grid2x2 as 'grid-2x2',
  House as house,
  MessageCircleQuestionMark as 'message-circle-question-mark',
  Newspaper as newspaper,
  Palette as palette,
} from 'lucide-react';
