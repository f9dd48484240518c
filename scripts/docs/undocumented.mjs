import { ReflectionKind } from 'typedoc'

const isDocumented = (one) =>
  one.hasComment() || !!one.signatures?.some((signature) => signature.hasComment())

/**
 * Exported names that nothing is said about. TypeDoc's own check is for the package at the root alone, unless all others are
 * named, and then asks for every member of every schema.
 *
 * @param {import('typedoc').ProjectReflection} project
 * @param {string[]} packages whose names must be documented
 * @returns {string[]} `@ebkit/core createList`
 */
export function undocumentedNames(project, packages) {
  return project
    .getReflectionsByKind(ReflectionKind.Module)
    .filter(({ name }) => packages.includes(name))
    .flatMap((module) =>
      (module.children ?? [])
        .filter((one) => !one.kindOf(ReflectionKind.Reference) && !isDocumented(one))
        .map((one) => `${module.name} ${one.name}`),
    )
}
