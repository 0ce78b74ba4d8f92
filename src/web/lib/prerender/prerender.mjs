/* oxlint-disable import/no-default-export, oxc/no-this-in-exported-function -- what webpack asks of a loader */

/**
 * A webpack loader: runs the module it is given, whose `render` makes the file that the query names (`?about.html`), and
 * hands that to html-webpack-plugin as a template that awaits what only the build knows: the addresses of scripts.
 * @this {import('webpack').LoaderContext<object>}
 */
export default async function prerender() {
  const { render } = await this.importModule(this.resourcePath, { publicPath: '/' });
  const text = JSON.stringify(render(this.resourceQuery.slice(1)));
  return `module.exports = ({ values }) => Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), ${text});`;
}
