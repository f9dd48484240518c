import { ReflectionKind } from 'typedoc'

const isDocumented = (one) =>
  one.hasComment() ||
  !!one.signatures?.some((signature) => signature.hasComment()) ||
  !!one.type?.declaration?.signatures?.some((signature) => signature.hasComment())

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

/**
 * Members of exported shapes that nothing is said about: what a component takes, options, definitions, what events tell.
 * Fields of the protocol's schemas are left out: their comments are for maintainers.
 *
 * @param {import('typedoc').ProjectReflection} project
 * @param {string[]} packages whose members must be documented
 * @returns {string[]} `@ebkit/widgets SelectProps.disabled`
 */
export function undocumentedMembers(project, packages) {
  return project
    .getReflectionsByKind(ReflectionKind.Module)
    .filter(({ name }) => packages.includes(name))
    .flatMap((module) =>
      (module.children ?? []).flatMap((shape) =>
        membersOf(shape)
          .filter((member) => !isToldElsewhere(member) && !isDocumented(member))
          .map(({ name }) => `${module.name} ${shape.name}.${name}`),
      ),
    )
}

function membersOf(shape) {
  if (shape.kindOf(ReflectionKind.Interface)) return shape.children ?? []
  if (!shape.kindOf(ReflectionKind.TypeAlias)) return []
  const parts = shape.type?.types ?? [shape.type]
  return parts.flatMap((part) => part?.declaration?.children ?? [])
}

/** Of a schema, or of a library, as `message` of an error and the attributes of an input are. */
const isToldElsewhere = (member) => {
  const { packageName, packagePath } = member.project.getSymbolIdFromReflection(member) ?? {}
  if (packageName === '@ebkit/protocol') return packagePath.startsWith('src/schemas/')
  return /^(typescript|@types\/.*)$/.test(packageName ?? '')
}
