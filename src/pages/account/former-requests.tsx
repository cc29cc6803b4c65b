import { Navigate, useLocation } from 'react-router-dom';
import { href } from '../../paths';

/** `/requests`, which is `/projects` today; that page reads the fragment. */
export const FormerRequests = () => <Navigate to={href('projects') + useLocation().hash} replace />;
