/** A contract to begin an attack with, for learners who know what they want to call but not how such a contract is written. */
export const attackerSource = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.14;

// What the other contract offers. Write down the functions that you want to call.
interface Target {
    function put() external payable;
    function take(uint256 amount) external;
}

contract Attacker {
    Target private immutable target;
    address private immutable owner = msg.sender;

    // Deploy this with the address of the contract that you attack.
    constructor(address targetAddress) {
        target = Target(targetAddress);
    }

    // Starts the attack. Send some Ether with the call if the target wants a deposit first.
    function attack() external payable {
        // What do you call first?
    }

    // Runs whenever this contract is paid, in the middle of the call that pays.
    receive() external payable {
        // What has the target not written down yet? And when do you have to stop?
    }

    // Hands over what this contract holds.
    function collect() external {
        (bool done, ) = owner.call{value: address(this).balance}("");
        require(done, "The owner takes no Ether");
    }
}
`;
