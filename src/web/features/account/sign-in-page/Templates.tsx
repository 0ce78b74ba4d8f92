import { commonTexts } from '#lib/commonTexts';
import { paths } from '#lib/paths';
import { accountTexts as texts } from '../texts.ts';
import { Banner } from './Banner.tsx';
import { Icon } from './Icon.tsx';

/** What the script takes when it has something to say. */
export const Templates = () => (
  <>
    <div className="toasts" />
    <template id="failure">
      <Banner kind="error" />
    </template>
    <template id="unfinished">
      <Banner kind="info">
        <span /> <a href={paths.register}>{texts.finish}</a>
      </Banner>
    </template>
    <template id="toast">
      <div className="toast" role="alert">
        <div>
          <strong>{commonTexts.error}</strong>
          <p />
        </div>
        <button type="button" className="icon" aria-label={commonTexts.close}>
          <Icon name="close" />
        </button>
      </div>
    </template>
  </>
);
