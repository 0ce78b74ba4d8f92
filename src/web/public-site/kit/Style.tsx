import { squeezeCss } from '#lib/prerender/squeezeCss';

/** The style of what follows it: the head holds only what the first screen needs, so that the first frame comes soon. */
export const Style = ({ css }: { css: string }) => <style dangerouslySetInnerHTML={{ __html: squeezeCss(css) }} />;
