/**
 * The agency's name, addresses and external links: those of `brand.config.ts`, unless a `VITE_…` variable overrides them when
 * the site is built (README, 'Configuration'). The admins are in `../account/admin.ts`, which no public page loads.
 */
import { identity } from '../../../brand.config';
import { href } from '../../paths';

const { calendars, partners, social } = identity;

/** A Google Calendar event, prefilled, that invites the agency. */
const calendarLink = (title: string, minutes: number, guest: string) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    details: `A ${minutes}-minute video call with ${identity.name}. Pick a time that suits you and send the invitation.`,
    add: guest,
  })}`;

const supportEmail = import.meta.env.VITE_SUPPORT_EMAIL || identity.supportEmail;
const salesEmail = import.meta.env.VITE_SALES_EMAIL || identity.salesEmail;
const phone = import.meta.env.VITE_PHONE || identity.phone;

export const site = {
  ...identity,
  /** Origin, without a slash at the end: canonical links, sitemap, social cards. */
  url: (import.meta.env.VITE_SITE_URL || identity.url).replace(/\/$/, ''),
  supportEmail,
  salesEmail,
  phone,
  phoneHref: `tel:${phone.replace(/[^+\d]/g, '')}`,
  /** Addresses for logging in and signing up, which may be external; by default the site's own pages. */
  authLoginUrl: import.meta.env.VITE_AUTH_LOGIN_URL || href('login'),
  authSignupUrl: import.meta.env.VITE_AUTH_SIGNUP_URL || href('signup'),
  /** Two different calendars: a sales consultation and the Instant Site design meeting. */
  consultationUrl:
    import.meta.env.VITE_CONSULTATION_URL ||
    (calendars.consultation ?? calendarLink(`Consultation with ${identity.name}`, 30, salesEmail)),
  designMeetingUrl:
    import.meta.env.VITE_DESIGN_MEETING_URL ||
    (calendars.designMeeting ?? calendarLink(`Design meeting with ${identity.name}`, 15, supportEmail)),
  instantSiteTestCode: import.meta.env.VITE_INSTANT_SITE_TEST_CODE || identity.instantSiteTestCode,
  social: {
    instagram: import.meta.env.VITE_SOCIAL_INSTAGRAM || social.instagram,
    x: import.meta.env.VITE_SOCIAL_X || social.x,
    linkedin: import.meta.env.VITE_SOCIAL_LINKEDIN || social.linkedin,
    youtube: import.meta.env.VITE_SOCIAL_YOUTUBE || social.youtube,
  },
  partners: {
    fractionalExecutives: import.meta.env.VITE_PARTNER_EXECUTIVES_URL || partners.fractionalExecutives,
    aiCloud: import.meta.env.VITE_PARTNER_AI_CLOUD_URL || partners.aiCloud,
    digitalExperience: import.meta.env.VITE_PARTNER_DIGITAL_EXPERIENCE_URL || partners.digitalExperience,
  },
} as const;
