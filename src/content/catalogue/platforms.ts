/** Names in the logo grids of the home page and on the technology page. */
export type Platform = { id: string; name: string };

export const modelProviders: readonly Platform[] = [
  { id: 'openai', name: 'OpenAI' },
  { id: 'anthropic', name: 'Anthropic' },
  { id: 'google-gemini', name: 'Google Gemini' },
  { id: 'meta', name: 'Meta' },
  { id: 'mistral-ai', name: 'Mistral AI' },
  { id: 'hugging-face', name: 'Hugging Face' },
];

export const cloudPlatforms: readonly Platform[] = [
  { id: 'aws', name: 'AWS' },
  { id: 'google-cloud', name: 'Google Cloud' },
  { id: 'microsoft-azure', name: 'Microsoft Azure' },
  { id: 'nvidia', name: 'NVIDIA' },
  { id: 'cloudflare', name: 'Cloudflare' },
  { id: 'snowflake', name: 'Snowflake' },
];
