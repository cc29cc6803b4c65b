import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says in the last line how many pictures were compared with their baselines, and why the others were not. */
export default class PicturesReporter implements Reporter {
  private compared = 0;
  private readonly reasons: string[] = [];

  onTestEnd({ location, annotations }: TestCase, { status }: TestResult): void {
    if (!location.file.endsWith('visual.spec.ts')) return;
    if (status !== 'skipped') this.compared += 1;
    else this.reasons.push(annotations.find(({ type }) => type === 'skip')?.description ?? 'skipped');
  }

  onEnd(): void {
    const all = this.compared + this.reasons.length;
    if (all === 0) return;
    const reasons = [...new Set(this.reasons)].map((reason) => `. NOT compared: ${reason}`);
    console.log(`${this.compared} of ${all} pictures compared${reasons.join('')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
