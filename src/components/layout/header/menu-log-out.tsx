import { logOutTexts } from '../../../content/account/account-links';
import { useStored } from '../../../storage/use-stored';
import { authToken } from '../../../storage/visitor-keys';
import { useLogOutWithMessage } from '../../account/use-log-out';
import { Button } from '../../ui/button';

export const MenuLogOut = () => {
  const isSignedIn = useStored(authToken) !== null;
  const [logOut, problem] = useLogOutWithMessage();
  return (
    isSignedIn && (
      <>
        <Button onClick={logOut}>{logOutTexts.label}</Button>
        {problem && (
          <p role="alert" className="w-full on-bright bg-sun px-5 py-3">
            {problem}
          </p>
        )}
      </>
    )
  );
};
