import { vi } from 'vitest';
import { z } from 'zod';

// Runs before each test file. The files of a worker share the packages they have loaded, which takes most of the time of
// loading; our own modules are loaded anew, so that no file meets what another one has mocked, registered or counted.
vi.resetModules();
// The package keeps every named schema: those of an earlier file would be described again beside their new copies.
z.globalRegistry.clear();
