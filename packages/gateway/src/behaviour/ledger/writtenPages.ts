/** Behaviours of custom pages that are built and tested, by route. Each test of the page begins with its name: `/dishes-class 3: …`. */
const tested: Readonly<Record<string, readonly number[]>> = {
  '/PowerMenuConfig': [1],
  '/dishes-class': [1, 2, 3],
}

/** The same by name: `/dishes-class 3`. */
export const writtenPages: readonly string[] = Object.entries(tested).flatMap(([route, numbers]) =>
  numbers.map((number) => `${route} ${number}`),
)
