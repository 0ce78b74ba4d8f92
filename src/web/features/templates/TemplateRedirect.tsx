import { Navigate, useParams } from 'react-router-dom';
import { paths } from '#lib/paths';

/** `/templates/{id}` is its preview (decisions §1). */
export const TemplateRedirect = () => {
  const { id = '' } = useParams();
  return <Navigate to={paths.templatePreview(id)} replace />;
};
