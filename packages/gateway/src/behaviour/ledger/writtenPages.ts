/** Custom pages all of whose behaviours are built, with how many they are. */
const whole: Readonly<Record<string, number>> = { '/PowerMenuConfig': 13, '/dishes-class': 12 }

/** Behaviours of custom pages that are built. Each has a test of its page that begins with its name: `/dishes-class 3: …`. */
export const writtenPages: readonly string[] = Object.entries(whole).flatMap(([route, count]) =>
  Array.from({ length: count }, (_, index) => `${route} ${index + 1}`),
)
