// Single-file components of the example pages, compiled for esbuild: templates become functions, so that the pages need
// no eval and keep the gateway's Content-Security-Policy.
import { readFile } from 'node:fs/promises'
import * as vue2 from 'vue/compiler-sfc'
import * as vue3 from 'vue3/compiler-sfc'

function failOn(errors) {
  if (errors.length > 0) throw new Error(errors.map((error) => error.message ?? error).join('\n'))
}

/** A component of Vue 2.7, options API. */
function compileVue2(source, filename) {
  const { script, template } = vue2.parse({ source, filename })
  const { code, errors } = vue2.compileTemplate({
    source: template.content,
    filename,
    isProduction: true,
    transformAssetUrls: false,
  })
  failOn(errors)
  const component = vue2.rewriteDefault(script.content, 'component')
  return `${component}\n${code}\nObject.assign(component, { render, staticRenderFns })\nexport default component`
}

/** A component of Vue 3, script setup. */
function compileVue3(source, filename) {
  const isCustomElement = (tag) => tag.startsWith('eb-')
  const { descriptor, errors } = vue3.parse(source, { filename, templateParseOptions: { isCustomElement } })
  failOn(errors)
  const { content } = vue3.compileScript(descriptor, {
    id: filename,
    inlineTemplate: true,
    templateOptions: { compilerOptions: { isCustomElement } },
  })
  return content
}

/** @param {2 | 3} version @returns {import('esbuild').Plugin} */
export const vueComponents = (version) => ({
  name: 'vue-components',
  setup(build) {
    build.onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return { contents: (version === 2 ? compileVue2 : compileVue3)(source, path), loader: 'js' }
    })
  },
})
