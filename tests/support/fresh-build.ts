/** Before tests of the built files. */
export { ensureFreshBuild as setup } from '../../scripts/build/fresh-build';
