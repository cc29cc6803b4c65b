import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Pages are lazy, and a busy machine takes its time to load one.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
