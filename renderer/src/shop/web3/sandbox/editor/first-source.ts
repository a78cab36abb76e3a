/** The source that the editor starts with (ui-learning.md 12.6). */
export const firstSource = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.14;

contract HelloWorld {
    function get() public pure returns (string memory) {
        return 'Hello Contracts';
    }
}
`;
