// Written by scripts/generate-icons.mjs from lucide-static 1.62.0: add an icon there, not here.
// Lucide is licensed under ISC, parts of it (from Feather) under MIT: see packages/ui/LICENSE-lucide.txt.

/** lucide `pin` */
export const pinIcon =
  'M12 17v5M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z'
