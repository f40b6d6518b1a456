import type React from 'react';

// React's development build reports every element and every render to the developer tools by these, which takes a fifth of
// the time of the view tests. It reads them as it loads, so this file has to be loaded before.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

// For each element it keeps an error with the stack of its owner, up to 10,000 a second, which takes another fifth. A
// counter that is always above that makes it keep none.
const { default: react }: { default: typeof React } = await import('react');
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('This version of React counts its owner stacks elsewhere.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
