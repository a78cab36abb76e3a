// SPDX-License-Identifier: MIT
// snippet: web3WalletChallenge
pragma solidity 0.6.12;

contract ETHWalletBank {
    mapping(address => uint256) public balances;
    mapping(address => uint256) public userWithdrawing;

    event ContractExploited(address indexed culprit); // hidden: web3WalletChallenge

    receive() external payable {}

    function ethdeposit(address _to) external payable {
        balances[_to] = balances[_to] + msg.value;
    }

    function balanceOf(address _who) external view returns (uint256 balance) {
        return balances[_who];
    }

    function withdraw(uint256 _amount) external {
        require(_amount <= 0.1 ether, "At most 0.1 ether at a time");
        require(balances[msg.sender] >= _amount, "Insufficient balance");
        if (userWithdrawing[msg.sender] >= 2) {
            emit ContractExploited(tx.origin); // hidden: web3WalletChallenge
            userWithdrawing[msg.sender] = 0;
            return;
        }
        userWithdrawing[msg.sender] += 1;
        (bool sent, ) = msg.sender.call{value: _amount}(""); // neutral: web3WalletChallenge
        require(sent, "Withdrawal call failed");
        // weakness: web3WalletChallenge (the money has left before the books know, and the books wrap around below zero)
        balances[msg.sender] -= _amount; // vulnerable: web3WalletChallenge
        if (userWithdrawing[msg.sender] == 2) { // hidden: web3WalletChallenge
            emit ContractExploited(tx.origin); // hidden: web3WalletChallenge
        } // hidden: web3WalletChallenge
        userWithdrawing[msg.sender] = 0;
    }
}
// endsnippet: web3WalletChallenge
