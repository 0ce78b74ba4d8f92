/* oxlint-disable import/no-default-export, oxc/no-this-in-exported-function -- what webpack asks of a loader */

/**
 * A webpack loader: runs `renderSite.tsx` and hands the file that its query names (`?about.html`) to html-webpack-plugin
 * as a template that awaits the address of the script.
 * @this {import('webpack').LoaderContext<object>}
 */
export default async function prerender() {
  const { renderSite } = await this.importModule(this.resourcePath, { publicPath: '/' });
  const text = JSON.stringify(renderSite(this.resourceQuery.slice(1)));
  return `module.exports = ({ values }) => Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), ${text});`;
}
