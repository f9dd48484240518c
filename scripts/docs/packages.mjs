import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comment, CommentTag, Converter, ReflectionKind } from 'typedoc'
import { root } from '../workspace/root.mjs'

/** The packages a partner can install, in reading order: those for pages first. */
const order = ['elements', 'widgets', 'core', 'ui', 'protocol', 'rules', 'loader']

/** What the gateway is made of: nobody installs it. */
const inside = ['gateway', 'domain']

/** Groups of the menu. */
export const packageGroups = ['Packages', 'Inside the gateway']

/** @returns {{ name: string, introduction: string, entry: string, group: string }[]} packages with their entry points */
export function publicPackages() {
  return [...order, ...inside].map((folder) => {
    const path = join(root, 'packages', folder)
    const { name } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
    const group = packageGroups[inside.includes(folder) ? 1 : 0]
    return { name, introduction: introductionOf(path), entry: join(path, 'src/index.ts'), group }
  })
}

/** Names of the packages that partners install. */
export const documentedPackages = () =>
  publicPackages()
    .filter(({ group }) => group === packageGroups[0])
    .map(({ name }) => name)

/** Those that a page is written with: every member of their shapes is documented too. */
export const withDocumentedMembers = ['@ebkit/elements', '@ebkit/widgets', '@ebkit/loader']

/** The README without its heading, which is the module's name, and without links into the repository. */
const introductionOf = (path) =>
  readFileSync(join(path, 'README.md'), 'utf8')
    .replace(/^# .*\n+/, '')
    .replace(/\[([^\]]+)\]\(\.[^)]*\)/g, '$1')
    .trim()

/** Names modules as they are imported, @ebkit/core instead of core/src, and begins each with its introduction. */
export function nameModules(app) {
  const packages = new Map(publicPackages().map((pack) => [pack.name, pack]))
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.getReflectionsByKind(ReflectionKind.Module)) {
      module.name = module.name.replace(/^(?:packages\/)?([a-z-]+)\/src(?:\/index)?$/, '@ebkit/$1')
      const { introduction = '', group = packageGroups[0] } = packages.get(module.name) ?? {}
      module.comment ??= new Comment([{ kind: 'text', text: introduction }])
      module.comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: group }]))
    }
    expandProps(context.project)
  })
}

/** A component's props stand on its own page. */
function expandProps(project) {
  for (const props of project.getReflectionsByKind(ReflectionKind.Interface)) {
    if (!props.name.endsWith('Props')) continue
    props.comment ??= new Comment()
    props.comment.modifierTags.add('@expand')
    if (!props.comment.hasVisibleComponent())
      props.comment.summary = [{ kind: 'text', text: `What \`${props.name.replace(/Props$/, '')}\` takes.` }]
  }
}

/** Puts the packages into reading order; TypeDoc sorts alphabetically. */
export function orderPackages(project) {
  project.children?.sort(byOrder)
  for (const group of project.groups ?? [])
    if (packageGroups.includes(group.title)) group.children.sort(byOrder)
}

function byOrder(one, other) {
  const all = [...order, ...inside]
  const rank = ({ name }) => (all.indexOf(name.replace('@ebkit/', '')) + all.length) % all.length
  return rank(one) - rank(other)
}
