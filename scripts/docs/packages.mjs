import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comment, CommentTag, Converter, ReflectionKind } from 'typedoc'
import { root } from '../workspace/root.mjs'

/** The packages a partner can install, in reading order: those for pages first. */
const order = ['elements', 'widgets', 'core', 'ui', 'protocol', 'rules', 'loader', 'gateway']

/** @returns {{ name: string, description: string, entry: string }[]} public packages with their entry points */
export function publicPackages() {
  return readdirSync(join(root, 'packages'))
    .flatMap((folder) => {
      const path = join(root, 'packages', folder, 'package.json')
      const entry = join(root, 'packages', folder, 'src/index.ts')
      if (!existsSync(path) || !existsSync(entry)) return []
      const manifest = JSON.parse(readFileSync(path, 'utf8'))
      return manifest.private ? [] : [{ name: manifest.name, description: manifest.description, entry }]
    })
    .sort(byOrder)
}

/** Names modules as they are imported, @ebkit/core instead of core/src, and adds a sentence about each. */
export function nameModules(app) {
  const described = new Map(publicPackages().map((pack) => [pack.name, pack.description]))
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.getReflectionsByKind(ReflectionKind.Module)) {
      module.name = module.name.replace(/^(?:packages\/)?([a-z-]+)\/src(?:\/index)?$/, '@ebkit/$1')
      module.comment ??= new Comment([{ kind: 'text', text: described.get(module.name) ?? '' }])
      module.comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: 'Packages' }]))
    }
  })
}

/** Puts the packages into reading order; TypeDoc sorts alphabetically. */
export function orderPackages(project) {
  project.children?.sort(byOrder)
  for (const group of project.groups ?? []) if (group.title === 'Packages') group.children.sort(byOrder)
}

function byOrder(one, other) {
  const rank = ({ name }) => (order.indexOf(name.replace('@ebkit/', '')) + order.length) % order.length
  return rank(one) - rank(other)
}
